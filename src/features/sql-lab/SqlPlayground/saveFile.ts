/** Offers a file to the reader as a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task, the browser has resolved the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}
