export { SettingsPage as default } from '@site/src/features/settings/SettingsPage';
