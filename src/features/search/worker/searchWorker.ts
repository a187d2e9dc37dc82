import 'light-pages/browser/sayHello';
import type { TaskMessage } from './protocol';
import { SearchService } from './searchService';

const service = new SearchService((url, options) => fetch(url, options));

addEventListener('message', ({ data }: MessageEvent<TaskMessage>) => {
  void service.handle(data).then((reply) => postMessage(reply));
});
