// Change: tables of the prose scroll by themselves and can be reached by keyboard; long documents are drawn in two parts.
import MDXComponents from '@theme-original/MDXComponents';
import { RestOfDocument } from '@site/src/components/RestOfDocument';
import { ScrollableTable } from '@site/src/components/ScrollableTable';

export default { ...MDXComponents, table: ScrollableTable, RestOfDocument };
