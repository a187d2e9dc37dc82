/** Builds a script from the lines typed; an empty line leaves the assembler. */
const typed = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');

export const SCRIPTS = {
  /** 7FFF + 1: the sum is right unsigned and wrong signed. */
  overflow: typed('A 100', 'MOV AX,7FFF', 'ADD AX,1', 'INT 20', '', 'R', 'T', 'T'),
  /** 10 + 9 + … + 1 by LOOP. */
  loop: typed('A 100', 'MOV CX,A', 'MOV AX,0', 'ADD AX,CX', 'LOOP 106', 'INT 20', '', 'U 100 10A', 'G 10A'),
  /** A COM program that prints a text, written to a file. */
  hello: typed(
    'A 100',
    'MOV AH,9',
    'MOV DX,109',
    'INT 21',
    'INT 20',
    "DB 'Xin chao$'",
    '',
    'D 109 111',
    'G',
    'N CHAO.COM',
    'R CX',
    '12',
    'W',
  ),
  /** A subroutine: what CALL and RET do to the stack. */
  call: typed('A 100', 'MOV AX,5', 'CALL 110', 'INT 20', '', 'A 110', 'ADD AX,AX', 'RET', '', 'T', 'T', 'T', 'T'),
} as const;

export type ScriptName = keyof typeof SCRIPTS;
