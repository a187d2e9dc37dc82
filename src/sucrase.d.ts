/* The parser that sucrase keeps inside; its types lie beside the files, in another folder. */
declare module 'sucrase/dist/parser' {
  export { parse } from 'sucrase/dist/types/parser/index';
}

declare module 'sucrase/dist/parser/tokenizer/types' {
  export { TokenType } from 'sucrase/dist/types/parser/tokenizer/types';
}
