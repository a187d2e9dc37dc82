import { ContactPage } from '@site/src/features/contact/ContactPage';

export default ContactPage;
