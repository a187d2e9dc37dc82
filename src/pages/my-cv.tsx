import { CvPage } from '@site/src/features/cv/CvPage';

export default CvPage;
