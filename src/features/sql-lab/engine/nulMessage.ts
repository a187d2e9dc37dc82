/** A NUL would end the text for either engine; what follows it must not be skipped without a word. */
export const NUL_MESSAGE = 'the text contains the character NUL (U+0000), with which it would end for the engine';
