/**
 * Version of the CV's printed form. Raise it when a change of the views or styles is visible in print: the committed
 * PDF files then count as outdated.
 */
export const CV_TEMPLATE_VERSION = 1;
