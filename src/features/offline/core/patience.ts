/**
 * How long to wait for the network before using a cached copy: in a tunnel, a connection may exist without responding.
 */
export const PATIENCE_MS = 3_000;
