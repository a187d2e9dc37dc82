// What the thread that runs Mermaid's parser reports of a diagram (`src/remark/mermaidThread.mjs`).

export interface ParsedNode {
  readonly id: string;
  readonly label?: string;
  readonly labelType?: string;
  readonly shape?: string;
  readonly isGroup?: boolean;
  readonly parentId?: string;
  readonly cssClasses?: string;
  readonly cssStyles?: readonly string[];
  readonly link?: string;
  readonly img?: string;
  readonly icon?: string;
  readonly alias?: string;
  readonly attributes?: readonly {
    readonly type: string;
    readonly name: string;
    readonly keys?: readonly string[];
    readonly comment?: string;
  }[];
  readonly members?: readonly { readonly text: string }[];
  readonly methods?: readonly { readonly text: string }[];
  readonly annotations?: readonly string[];
}

export interface ParsedEdge {
  readonly start: string;
  readonly end: string;
  readonly label?: string;
  readonly arrowTypeStart?: string;
  readonly arrowTypeEnd?: string;
  readonly pattern?: string;
  readonly thickness?: string;
  readonly startLabelRight?: string;
  readonly endLabelLeft?: string;
}

export interface ParsedMessage {
  readonly type: number;
  readonly from?: string;
  readonly to?: string;
  readonly message?: unknown;
  readonly placement?: number;
}

interface Names {
  readonly type: string;
  readonly title: string;
  readonly description: string;
}

export type ParsedDiagram = Names &
  (
    | { readonly direction: string; readonly nodes: readonly ParsedNode[]; readonly edges: readonly ParsedEdge[] }
    | {
        readonly actors: readonly { readonly name: string; readonly description: string; readonly type: string }[];
        readonly messages: readonly ParsedMessage[];
        readonly hasBoxes: boolean;
      }
  );
