import type { InsightsClient } from 'search-insights';
import { createInsightsClient, type InsightsCall } from './core/createInsightsClient';

/** This tab's client of Algolia's Search Insights, which the first event loads. */
export const insightsClient = createInsightsClient(
  () =>
    import(/* webpackChunkName: "search-insights" */ 'search-insights').then(
      ({ default: client }) => client as InsightsCall,
    ),
  (error) => console.error('Search Insights could not be loaded.', error),
) as InsightsClient;
