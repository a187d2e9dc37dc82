/** Shapes of nodes that the site draws. */
export type NodeShape =
  'box' | 'round' | 'end' | 'circle' | 'choice' | 'hexagon' | 'store' | 'routine' | 'start' | 'stop' | 'table';

/** A row of a table: columns of an entity, or a member of a class. */
export interface TableRow {
  readonly text: string;
  readonly type?: string;
  readonly keys?: string;
}

/** What stands in a box with rows: groups are set apart by a line. */
export interface Table {
  readonly kind?: string;
  readonly groups: readonly (readonly TableRow[])[];
}

export interface GraphNode {
  readonly id: string;
  readonly shape: NodeShape;
  readonly label: string;
  readonly table?: Table;
}

/** What an edge ends in. */
export type EdgeEnd =
  | 'none'
  | 'arrow'
  | 'extension'
  | 'aggregation'
  | 'composition'
  | 'dependency'
  | 'only_one'
  | 'zero_or_one'
  | 'one_or_more'
  | 'zero_or_more';

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly look: 'line' | 'dotted' | 'thick';
  readonly start: EdgeEnd;
  readonly end: EdgeEnd;
  /** Such as `1` and `n` beside the ends. */
  readonly startLabel: string;
  readonly endLabel: string;
}

/** Boxes and edges: a flow chart, states, classes or entities. */
export interface GraphModel {
  readonly kind: 'graph';
  readonly direction: 'down' | 'right';
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

/** What happens in a sequence diagram, from top to bottom; actors by index. */
export type SequenceStep =
  | {
      readonly kind: 'message';
      readonly from: number;
      readonly to: number;
      readonly text: string;
      readonly isDotted: boolean;
      readonly end: 'arrow' | 'none' | 'cross';
    }
  | {
      readonly kind: 'note';
      readonly from: number;
      readonly to: number;
      readonly place: 'left' | 'right' | 'over';
      readonly text: string;
    }
  | { readonly kind: 'open'; readonly word: string; readonly text: string }
  | { readonly kind: 'divide'; readonly text: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'activate' | 'deactivate'; readonly actor: number };

export interface SequenceModel {
  readonly kind: 'sequence';
  readonly actors: readonly string[];
  readonly steps: readonly SequenceStep[];
}

export type DiagramModel = GraphModel | SequenceModel;
