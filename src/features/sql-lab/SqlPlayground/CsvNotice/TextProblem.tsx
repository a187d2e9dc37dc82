import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { TextFault } from '../../core/csv/csvProblem';

/** Explains why a file is not text that the page can read. */
export function TextProblem({ file, problem }: { file: string; problem: TextFault }): ReactNode {
  const number = useNumberFormat();
  switch (problem.code) {
    case 'empty':
      return (
        <Translate
          id="sqlLab.CsvNotice.empty"
          description="The reader's CSV file has nothing but blank lines"
          values={{ file }}
        >
          {'{file}: tệp không có dòng nào có chữ. Dòng đầu phải là tên cột.'}
        </Translate>
      );
    case 'binary':
      return (
        <Translate id="sqlLab.CsvNotice.binary" description="The reader's file is no text" values={{ file }}>
          {
            '{file}: đây không phải tệp văn bản (có thể là Excel .xlsx, ảnh hoặc tệp nén). Trong Excel, hãy lưu thành “CSV UTF-8” rồi mở lại.'
          }
        </Translate>
      );
    case 'sql':
      return (
        <Translate id="sqlLab.CsvNotice.sql" description="The reader's file is an SQL script" values={{ file }}>
          {
            '{file}: đây là một tệp lệnh SQL, không phải bảng. Hãy mở tệp bằng trình soạn thảo, chép các lệnh vào ô truy vấn ở dưới rồi bấm Chạy.'
          }
        </Translate>
      );
    case 'html':
      return (
        <Translate id="sqlLab.CsvNotice.html" description="The reader's file is a web page" values={{ file }}>
          {
            '{file}: đây là một trang web (HTML), không phải bảng; có khi máy chủ trả về trang đăng nhập hay trang lỗi thay cho tệp. Hãy tải lại tệp, hoặc mở trang rồi xuất bảng thành CSV.'
          }
        </Translate>
      );
    case 'xml':
      return (
        <Translate id="sqlLab.CsvNotice.xml" description="The reader's file is XML" values={{ file }}>
          {'{file}: đây là tệp XML, không phải bảng. Hãy mở tệp bằng bảng tính rồi lưu thành “CSV UTF-8”.'}
        </Translate>
      );
    case 'json':
      return (
        <Translate id="sqlLab.CsvNotice.json" description="The reader's file is JSON" values={{ file }}>
          {
            '{file}: đây là tệp JSON, không phải bảng. Hãy đổi tệp sang CSV, hoặc chép JSON vào truy vấn và đọc bằng json_each().'
          }
        </Translate>
      );
    case 'utf16':
      return (
        <Translate
          id="sqlLab.CsvNotice.utf16"
          description="The reader's file is in UTF-16, but cannot be read as such"
          values={{ file }}
        >
          {
            '{file}: bảng mã có vẻ là UTF-16 nhưng thiếu BOM ở đầu, hoặc tệp bị cắt ngang. Hãy lưu lại với bảng mã UTF-8.'
          }
        </Translate>
      );
    case 'encoding':
      return (
        <Translate
          id="sqlLab.CsvNotice.encoding"
          description="The reader's file is not in UTF-8"
          values={{ file, line: number(problem.line) }}
        >
          {'{file}, dòng {line}: có byte không thuộc UTF-8. Hãy lưu lại với bảng mã UTF-8 (trong Excel: “CSV UTF-8”).'}
        </Translate>
      );
  }
}
