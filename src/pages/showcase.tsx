import { ShowcasePage } from '@site/src/features/showcase/ShowcasePage';

export default ShowcasePage;
