import type { Licences } from '../core/exercise';
import type { CopyWords } from './markdown/plainPage';

/** What the files for programs say besides the texts of the pages. */
export interface MachineWords extends CopyWords {
  readonly page: string;
  readonly author: string;
  readonly published: string;
  readonly checked: string;
  readonly licence: string;
  readonly licences: (licences: Licences) => string;
  readonly documents: string;
  readonly summary: string;
  readonly note: (licences: Licences) => string;
  readonly exercises: string;
  readonly aboutExercises: string;
  readonly everything: string;
  readonly aboutEverything: string;
  readonly otherLanguage: string;
  /** Base path of the other language, given the site's. */
  readonly otherBase: (base: string) => string;
}

export const WORDS: Readonly<Record<'vi' | 'en', MachineWords>> = {
  vi: {
    simulator: 'Trình mô phỏng, chạy trên trang:',
    diagram: 'Sơ đồ:',
    page: 'Trang gốc',
    author: 'Tác giả',
    published: 'Ngày đăng',
    checked: 'Kiểm tra lần cuối',
    licence: 'Giấy phép',
    licences: ({ content, code }) => `${content} (nội dung), ${code} (mã)`,
    documents: 'Tài liệu',
    summary:
      'Các bài học về SQL, thuật toán, hệ điều hành, kiểm thử tải và bảo mật web, chạy được ngay trên trang; mọi kết quả trên trang đều từ mã chạy thật.',
    note: ({ content, code }) =>
      `Mỗi liên kết dẫn tới bản Markdown của một trang; bỏ “.md” ở cuối thì được địa chỉ của chính trang đó. Kết quả nằm dưới mỗi khối mã được tính lúc dựng trang; bài tập chỉ có đề, không có lời giải. Nội dung theo giấy phép ${content}, mã theo ${code}.`,
    exercises: 'Bài tập',
    aboutExercises: 'Mọi bài tập tự chấm: mã số, đề bài, loại, nơi chạy (JSON)',
    everything: 'Toàn bộ nội dung',
    aboutEverything: 'Mọi trang ở trên, nối liền trong một tệp',
    otherLanguage: 'English',
    otherBase: (base) => `${base}en/`,
  },
  en: {
    simulator: 'Simulator, runs on the page:',
    diagram: 'Diagram:',
    page: 'Page',
    author: 'Author',
    published: 'Published',
    checked: 'Last checked',
    licence: 'Licence',
    licences: ({ content, code }) => `${content} (text), ${code} (code)`,
    documents: 'Documents',
    summary:
      'Lessons on SQL, algorithms, operating systems, load testing and web security that run on their pages; every result on the site was computed by running code.',
    note: ({ content, code }) =>
      `Each link leads to the Markdown of a page; without “.md” at its end it is the address of the page itself. The result below a block of code was computed when the site was built; exercises have their prompts, not their solutions. Texts are under ${content}, code is under ${code}.`,
    exercises: 'Exercises',
    aboutExercises: 'All graded exercises: id, prompt, kind, what runs them (JSON)',
    everything: 'All texts',
    aboutEverything: 'Every page above in one file',
    otherLanguage: 'Tiếng Việt',
    otherBase: (base) => base.replace(/en\/$/, ''),
  },
};
