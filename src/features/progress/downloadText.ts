import { dayOf } from './core/calendar';
import { writeProgress } from './core/progressText';
import { progressStore } from './progressStore';

/** Saves a text as a file on the reader's device. */
export function downloadText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has read the blob once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Saves the progress as a file that the roadmap can read again, here or on another device. */
export function downloadProgress(): void {
  downloadText(`progress-${dayOf(new Date())}.json`, writeProgress(progressStore.getSnapshot().progress));
}
