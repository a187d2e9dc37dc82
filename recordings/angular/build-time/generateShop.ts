import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How many pages the generated shop has, and how many components each page shows. */
export interface ShopSize {
  readonly pages: number;
  readonly componentsPerPage: number;
}

/** Whether a page is downloaded when its route is visited, or together with the application. */
export type Routing = 'lazy' | 'eager';

const two = (number: number) => String(number).padStart(2, '0');

function componentFiles(page: string, index: number): Record<string, string> {
  const name = `part-${page}-${two(index)}`;
  const className = `Part${page}${two(index)}`;
  return {
    [`${name}.ts`]: `import { Component, computed, input, signal } from '@angular/core';
import { CurrencyPipe, DatePipe } from '@angular/common';

@Component({
  selector: 'app-${name}',
  imports: [CurrencyPipe, DatePipe],
  templateUrl: './${name}.html',
  styleUrl: './${name}.css',
})
export class ${className} {
  readonly title = input('Shelf ${page}, part ${index}');
  readonly printedOn = new Date(2024, ${index % 12}, ${(index % 28) + 1});
  readonly copies = signal(${index + 1});
  readonly books = signal([
    { id: ${index * 3 + 1}, name: 'Book ${page}-${index}-a', price: ${50 + index} },
    { id: ${index * 3 + 2}, name: 'Book ${page}-${index}-b', price: ${70 + index} },
    { id: ${index * 3 + 3}, name: 'Book ${page}-${index}-c', price: ${90 + index} },
  ]);
  readonly total = computed(() => this.books().reduce((sum, { price }) => sum + price, 0) * this.copies());

  order(): void {
    this.copies.update((copies) => copies + 1);
  }
}
`,
    [`${name}.html`]: `<section class="part">
  <h3>{{ title() }}</h3>
  <p>Printed on {{ printedOn | date: 'mediumDate' }}</p>
  <ul>
    @for (book of books(); track book.id) {
      <li [class.expensive]="book.price > ${80 + index}">
        {{ book.name }}: {{ book.price | currency: 'USD' }}
        @if (book.price > ${95 + index}) {
          <strong>rare</strong>
        }
      </li>
    } @empty {
      <li>No book on this shelf</li>
    }
  </ul>
  <button type="button" (click)="order()">Order {{ copies() }} for {{ total() | currency: 'USD' }}</button>
</section>
`,
    [`${name}.css`]: `.part {
  display: grid;
  gap: ${4 + (index % 5)}px;
  padding: ${8 + (index % 7)}px;
}

.expensive {
  color: rgb(${(index * 13) % 256} 40 60);
}
`,
  };
}

function pageSource(page: string, count: number): string {
  const parts = Array.from({ length: count }, (_, index) => `part-${page}-${two(index)}`);
  const classOf = (part: string) => `Part${part.slice('part-'.length).replace('-', '')}`;
  return `import { Component } from '@angular/core';
${parts.map((part) => `import { ${classOf(part)} } from './${part}';`).join('\n')}

@Component({
  selector: 'app-page-${page}',
  imports: [${parts.map(classOf).join(', ')}],
  template: \`
    <h2>Page ${page}</h2>
    ${parts.map((part) => `<app-${part} />`).join('\n    ')}
  \`,
})
export class Page${page} {}
`;
}

/** The file of routes: the only one that differs between the two kinds of routing. */
export function routesSource(pages: number, routing: Routing): string {
  const names = Array.from({ length: pages }, (_, page) => two(page));
  const imports = names.map((page) => `import { Page${page} } from './page-${page}/page-${page}';\n`);
  const target = (page: string) =>
    routing === 'eager'
      ? `component: Page${page}`
      : `loadComponent: () => import('./page-${page}/page-${page}').then((module) => module.Page${page})`;
  return `import type { Routes } from '@angular/router';
${routing === 'eager' ? imports.join('') : ''}
export const routes: Routes = [
${names.map((page) => `  { path: 'page-${page}', ${target(page)} },`).join('\n')}
];
`;
}

/** Writes pages and components into the `src/app` of a new Angular project; the same files each time. */
export function generateShop(app: string, { pages, componentsPerPage }: ShopSize): void {
  for (let number = 0; number < pages; number += 1) {
    const page = two(number);
    const folder = path.join(app, `page-${page}`);
    mkdirSync(folder);
    writeFileSync(path.join(folder, `page-${page}.ts`), pageSource(page, componentsPerPage));
    for (let index = 0; index < componentsPerPage; index += 1) {
      for (const [file, text] of Object.entries(componentFiles(page, index))) {
        writeFileSync(path.join(folder, file), text);
      }
    }
  }
  writeFileSync(path.join(app, 'app.html'), '<h1>Shop</h1>\n<router-outlet />\n');
  writeFileSync(path.join(app, 'app.routes.ts'), routesSource(pages, 'lazy'));
}
