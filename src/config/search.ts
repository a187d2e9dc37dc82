/**
 * Question mode of the search dialog: answers quoted word for word from this site, or those of
 * Algolia's assistant where `ALGOLIA_ASK_AI_ASSISTANT_ID` is set. `false` leaves it out.
 */
export const questionMode = true;
