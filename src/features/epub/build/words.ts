import type { BookWords } from '../core/book';

/** What a book says besides the texts of the pages. */
interface EpubWords extends BookWords {
  readonly language: string;
  readonly inLanguage: string;
  readonly changed: string;
  readonly course: string;
  readonly note: string;
  readonly footnotes: string;
  readonly backToText: string;
}

export const WORDS: Readonly<Record<'vi' | 'en', EpubWords>> = {
  vi: {
    cover: 'Bìa',
    contents: 'Mục lục',
    titlePage: 'Thông tin sách',
    language: 'Ngôn ngữ',
    inLanguage: 'Tiếng Việt',
    changed: 'Sửa lần cuối',
    course: 'Trang khóa học',
    note: 'Sách có phần đọc của khóa học, mã và kết quả chạy. Phần chạy mã, chấm bài tập và các trình mô phỏng chỉ có trên trang; tên bài tập và tên trình mô phỏng trong sách là liên kết tới đó.',
    footnotes: 'Chú thích',
    backToText: 'Về lại bài',
  },
  en: {
    cover: 'Cover',
    contents: 'Contents',
    titlePage: 'About this book',
    language: 'Language',
    inLanguage: 'English',
    changed: 'Last changed',
    course: 'Course page',
    note: 'This book has the texts of the course, its code, and what the code returned. Running code, graded exercises and simulators are on the site only; the names of exercises and simulators in the book are links to them.',
    footnotes: 'Notes',
    backToText: 'Back to the text',
  },
};
