/**
 * Question mode of the search dialog: answers are quoted word for word from this site, or come from Algolia's assistant
 * where `ALGOLIA_ASK_AI_ASSISTANT_ID` is set. `false` removes the mode.
 */
export const questionMode = true;
