import type { Language } from './document';

/**
 * Bodies of new documents. Readers would see only headings: comments explain what belongs under each, so that nothing
 * unfinished can be mistaken for content.
 */

/** A lesson: idea, example, trap, exercises, summary. */
export const LESSON_TEMPLATE: Readonly<Record<Language, string>> = {
  vi: `{/* Mở đầu: hai hoặc ba câu nêu một vấn đề cụ thể mà người đọc chưa giải được. */}

## Ý chính {/* #idea */}

{/* Giải thích một ý, đủ để hiểu ví dụ bên dưới. Đặt tên đề mục theo nội dung, giữ id giống bản tiếng Anh. */}

## Ví dụ nhỏ nhất {/* #smallest-example */}

{/* Ví dụ ngắn nhất chạy được. Kết quả do mã tính ra, không gõ tay; sau đó nói kết quả cho thấy điều gì. */}

## Cạm bẫy {/* #trap */}

{/* Chỗ dễ sai, được chứng minh bằng đoạn mã chạy được hoặc liên kết tới nguồn gốc. */}

## Bài tập {/* #exercises */}

{/* Ít nhất ba bài, từ trực tiếp đến cần suy nghĩ: đề, tối đa hai gợi ý, lời giải, một câu sai có lý. */}

## Tóm tắt {/* #summary */}

{/* Ba đến năm dòng đáng nhớ, rồi đến bài tiếp theo. */}
`,
  en: `{/* Opening: two or three sentences with a concrete problem that the reader cannot solve yet. */}

## The idea {/* #idea */}

{/* One idea, as much as the example below needs. Name the heading after its content; keep the id of the Vietnamese file. */}

## The smallest example {/* #smallest-example */}

{/* The shortest example that runs. Its result is computed, never typed; then say what the result shows. */}

## The trap {/* #trap */}

{/* Where it goes wrong, shown by code that runs or a link to the primary source. */}

## Exercises {/* #exercises */}

{/* Three or more, from direct to demanding: a prompt, up to two hints, a solution, a plausible wrong answer. */}

## Summary {/* #summary */}

{/* Three to five lines worth remembering, then what comes next. */}
`,
};

/** A post: introduction before the truncate mark, one reproducible demonstration, summary. */
export const POST_TEMPLATE: Readonly<Record<Language, string>> = {
  vi: `{/* Mở đầu: 40–60 từ nêu vấn đề cụ thể; phần này hiện trong danh sách bài viết. */}

{/* truncate */}

## Vấn đề {/* #problem */}

{/* Điều gì xảy ra, kèm ví dụ nhỏ nhất. Đặt tên đề mục theo nội dung, giữ id giống bản tiếng Anh. */}

## Chạy thử {/* #demonstration */}

{/* Một minh họa mà người đọc tự làm lại được: mã chạy trực tiếp, kịch bản hoặc sơ đồ Mermaid. */}

## Tóm tắt {/* #summary */}

{/* Ba đến năm dòng đáng nhớ, nguồn gốc, rồi đến điều nên đọc tiếp. */}
`,
  en: `{/* Opening: 40–60 words with a concrete problem; lists of posts show this part. */}

{/* truncate */}

## The problem {/* #problem */}

{/* What happens, with the smallest example. Name the heading after its content; keep the id of the Vietnamese file. */}

## Demonstration {/* #demonstration */}

{/* One thing that readers can reproduce: live code, a script or a Mermaid diagram. */}

## Summary {/* #summary */}

{/* Three to five lines worth remembering, the sources, then what to read next. */}
`,
};
