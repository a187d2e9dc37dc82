// Change: tables of the prose scroll by themselves and can be reached by keyboard.
import MDXComponents from '@theme-original/MDXComponents';
import { ScrollableTable } from '@site/src/components/ScrollableTable';

export default { ...MDXComponents, table: ScrollableTable };
