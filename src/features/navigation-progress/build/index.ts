/** The module that shows slow navigations (`navigationProgress` of light pages). */
export const SLOW_NAVIGATION = 'src/features/navigation-progress/showSlowNavigation.ts';
