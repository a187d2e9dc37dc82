/** Selector of what a reader presses, apart from links and fields. */
export const CONTROLS = 'button,[role=button],[role=tab],[role=option],[role=switch]';
