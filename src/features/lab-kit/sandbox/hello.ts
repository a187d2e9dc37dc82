/** The first message to a frame contains its port; the frame replies on the port once it is listening. */
export const HELLO = 'code-lab';
