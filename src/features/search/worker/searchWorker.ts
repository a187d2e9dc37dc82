import type { TaskMessage } from './protocol';
import { SearchService } from './searchService';

const service = new SearchService(() => performance.now());

addEventListener('message', ({ data }: MessageEvent<TaskMessage>) => {
  postMessage(service.handle(data));
});
