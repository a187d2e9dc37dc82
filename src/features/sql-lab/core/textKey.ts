/** Storage key of the reader's text of a block. */
export const textKey = (id: string) => `sql-lab.text.v1.${id}`;
