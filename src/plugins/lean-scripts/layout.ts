// A client module, so that what stands on every page is part of the first bundle: it compresses better there than
// in chunks of its own, and is one request instead of four.
export { default as Layout } from '@theme/Layout';
