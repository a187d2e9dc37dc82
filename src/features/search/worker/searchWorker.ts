import 'light-pages/browser/sayHello';
import { serveTasks } from '../../../core/serveTasks';
import { SearchService } from './searchService';
import type { SearchTasks } from './searchTasks';

serveTasks<SearchTasks>(self, new SearchService((url, options) => fetch(url, options)).handlers);
