/** Where the reader's text of a block is kept on the device. */
export const textKey = (id: string) => `sql-lab.text.v1.${id}`;
