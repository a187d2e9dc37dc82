/** Hands a file to the reader, as a download. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url));
}
