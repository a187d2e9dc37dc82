/**
 * The result of what asks the storage of the browser, which in a few browsers never answers, for instance while another
 * process holds its files.
 *
 * @throws TimeoutError if there is none in time
 */
export async function inTime<T>(asked: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The storage does not answer', 'TimeoutError')), limitMs);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
