/**
 * Version of the CV's printed form. Raise it when a change of the views or
 * styles shows in print: the committed PDF files count as out of date then.
 */
export const CV_TEMPLATE_VERSION = 1;
