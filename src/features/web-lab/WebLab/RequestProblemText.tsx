import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { RequestProblem } from '../core/rawRequest';

/** Says why a text is no request that can be sent. */
export function RequestProblemText({ problem }: { problem: RequestProblem }): ReactNode {
  const format = useNumberFormat(0);
  switch (problem.kind) {
    case 'empty':
      return (
        <Translate id="webLab.RequestProblemText.empty" description="Problem with a request">
          Ô yêu cầu đang trống. Dòng đầu có dạng: GET /duong-dan HTTP/1.1
        </Translate>
      );
    case 'start':
      return (
        <Translate
          id="webLab.RequestProblemText.start"
          description="Problem with a request"
          values={{ text: problem.text }}
        >
          {'Dòng đầu “{text}” thiếu phương thức hoặc đường dẫn. Mẫu: GET /duong-dan HTTP/1.1'}
        </Translate>
      );
    case 'method':
      return (
        <Translate
          id="webLab.RequestProblemText.method"
          description="Problem with a request"
          values={{ text: problem.text }}
        >
          {'“{text}” không phải phương thức HTTP; phương thức chỉ gồm chữ cái, như GET hoặc PUT.'}
        </Translate>
      );
    case 'target':
      return (
        <Translate
          id="webLab.RequestProblemText.target"
          description="Problem with a request"
          values={{ text: problem.text }}
        >
          {'Đường dẫn “{text}” phải bắt đầu bằng / hoặc http:// và không chứa dấu cách.'}
        </Translate>
      );
    case 'header':
      return (
        <Translate
          id="webLab.RequestProblemText.header"
          description="Problem with a request"
          values={{ line: problem.line, text: problem.text }}
        >
          {'Dòng {line} “{text}” không phải header. Mẫu: Tên: giá trị. Trước thân yêu cầu cần một dòng trống.'}
        </Translate>
      );
    case 'long':
      return (
        <Translate
          id="webLab.RequestProblemText.long"
          description="Problem with a request that exceeds a limit; part is path, headers or body"
          values={{ part: partName(problem.what), length: format(problem.length), limit: format(problem.limit) }}
        >
          {'{part} dài {length}, vượt giới hạn {limit} của phòng thí nghiệm.'}
        </Translate>
      );
  }
}

function partName(what: 'target' | 'headers' | 'body'): ReactNode {
  switch (what) {
    case 'target':
      return (
        <Translate
          id="webLab.RequestProblemText.partTarget"
          description="Part of a request, at the start of a sentence"
        >
          Đường dẫn
        </Translate>
      );
    case 'headers':
      return (
        <Translate
          id="webLab.RequestProblemText.partHeaders"
          description="Part of a request, at the start of a sentence"
        >
          Phần header
        </Translate>
      );
    case 'body':
      return (
        <Translate id="webLab.RequestProblemText.partBody" description="Part of a request, at the start of a sentence">
          Thân yêu cầu
        </Translate>
      );
  }
}
