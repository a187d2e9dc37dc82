import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { base, type Locale } from './site';

/** A simulator in a lesson. */
export interface Placed {
  /** Path without the base path of a language, such as `docs/operating-system/x` or `blog/x`. */
  route: string;
  /** Folder under `src/features/simulators/`. */
  folder: string;
  component: string;
  /** Key of its state in the URL. */
  id: string;
}

const root = path.resolve(__dirname, '../..');
const IMPORT = /import \{ (\w+) \} from '@site\/src\/features\/simulators\/([a-z\d-]+)\/\w+'/g;

/** Every simulator in every Vietnamese lesson and post. */
export const placedSimulators: readonly Placed[] = [...filesIn('docs'), ...filesIn('blog')].flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const folders = new Map([...text.matchAll(IMPORT)].map(([, component = '', folder = '']) => [component, folder]));
  return [...text.matchAll(/<(\w+)\b[^>]*?\bid="([^"]+)"/g)].flatMap(([, component = '', id = '']) => {
    const folder = folders.get(component);
    return folder ? [{ route: routeOf(file), folder, component, id }] : [];
  });
});

/** The first use of each kind of simulator. */
export const oneOfEach: readonly Placed[] = placedSimulators.filter(
  ({ component }, index) => placedSimulators.findIndex((other) => other.component === component) === index,
);

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => `${folder}/${file}`);
}

/** The route of a document; the date in the name of a post is no part of it. */
function routeOf(file: string): string {
  return file.replace(/\.mdx$/, '').replace(/^(blog\/)\d{4}-\d\d-\d\d-/, '$1');
}

export function pathOf({ route }: Pick<Placed, 'route'>, locale: Locale = 'vi'): string {
  return `${base(locale)}${route}`;
}

/** The element of a simulator on an open page. */
export function sheetOf(page: Page, { id }: Placed): Locator {
  return page.locator(`[data-simulator="${id}"]`);
}

/** How many steps the run of a simulator has. */
export async function stepsOf(sheet: Locator): Promise<number> {
  return Number(await sheet.locator('input[type="range"]').getAttribute('max'));
}
