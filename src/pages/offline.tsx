export { OfflinePage as default } from '@site/src/features/offline/OfflinePage';
