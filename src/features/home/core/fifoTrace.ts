/** One memory reference: the page asked for, the frames after it, and whether it was a page fault. */
export interface Reference {
  page: number;
  frames: readonly (number | null)[];
  fault: boolean;
}

/**
 * FIFO page replacement: a fault puts the page into the frame whose page was loaded longest ago.
 *
 * @param pages - the reference string
 * @param frameCount - number of frames, at least 1
 * @returns one entry a reference
 */
export function fifoTrace(pages: readonly number[], frameCount: number): Reference[] {
  const frames: (number | null)[] = Array.from({ length: frameCount }, () => null);
  let oldest = 0;
  return pages.map((page) => {
    const fault = !frames.includes(page);
    if (fault) {
      frames[oldest] = page;
      oldest = (oldest + 1) % frameCount;
    }
    return { page, frames: [...frames], fault };
  });
}
