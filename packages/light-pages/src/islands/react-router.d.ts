import type { Context } from 'react';
import type { RouteComponentProps } from 'react-router';

// Missing in the package's types.
declare module 'react-router' {
  export const __HistoryContext: Context<RouteComponentProps['history']>;
}
