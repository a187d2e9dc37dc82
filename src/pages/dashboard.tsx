export { DashboardPage as default } from '@site/src/features/dashboard/DashboardPage';
