import { CommunityPage } from '@site/src/features/community/CommunityPage';

export default CommunityPage;
