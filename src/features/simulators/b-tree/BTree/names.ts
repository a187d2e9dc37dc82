/** What a page is called in the picture and in sentences. */
export function pageName(id: number): string {
  return `P${id}`;
}
