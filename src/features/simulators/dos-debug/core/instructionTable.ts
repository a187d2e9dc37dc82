/** How an operand is encoded; the second letter is its width, b for a byte, w for a word. */
export type OperandCode =
  | 'Eb'
  | 'Ew' // register or memory, in the ModRM byte
  | 'Gb'
  | 'Gw' // register, in the ModRM byte
  | 'Sw' // segment register, in the ModRM byte
  | 'Mw' // memory of any width, for its address alone
  | 'Ob'
  | 'Ow' // memory at a direct address
  | 'Ib'
  | 'Iw' // immediate
  | 'Is' // immediate byte, sign-extended to a word
  | 'Jb'
  | 'Jw' // relative jump
  | 'Zb'
  | 'Zw' // register, in the opcode
  | 'AL'
  | 'AX'
  | 'CL'
  | 'DX'
  | 'ES'
  | 'CS'
  | 'SS'
  | 'DS'
  | '1'
  | '3';

/** One machine form of an instruction. */
export interface Form {
  readonly mnemonic: string;
  readonly operands: readonly OperandCode[];
  readonly opcode: number;
  /** Digit in the ModRM byte that is part of the opcode. */
  readonly digit: number | null;
  /** Whether the instruction is only decoded from memory, never written by the assembler. */
  readonly decodeOnly: boolean;
}

/** `opcode[/digit] mnemonic operands`; a leading `-` marks what DEBUG reads but never writes. */
const FORMS = `
06 PUSH ES|0E PUSH CS|16 PUSH SS|1E PUSH DS|07 POP ES|17 POP SS|1F POP DS
70 JO Jb|71 JNO Jb|72 JB Jb|73 JNB Jb|74 JZ Jb|75 JNZ Jb|76 JBE Jb|77 JA Jb
78 JS Jb|79 JNS Jb|7A JPE Jb|7B JPO Jb|7C JL Jb|7D JGE Jb|7E JLE Jb|7F JG Jb
84 TEST Eb Gb|85 TEST Ew Gw|86 XCHG Eb Gb|87 XCHG Ew Gw
88 MOV Eb Gb|89 MOV Ew Gw|8A MOV Gb Eb|8B MOV Gw Ew|8C MOV Ew Sw|8D LEA Gw Mw|8E MOV Sw Ew|8F/0 POP Ew
90 NOP|98 CBW|99 CWD|9C PUSHF|9D POPF|9E SAHF|9F LAHF
A0 MOV AL Ob|A1 MOV AX Ow|A2 MOV Ob AL|A3 MOV Ow AX
A4 MOVSB|A5 MOVSW|A6 CMPSB|A7 CMPSW|A8 TEST AL Ib|A9 TEST AX Iw
AA STOSB|AB STOSW|AC LODSB|AD LODSW|AE SCASB|AF SCASW
C2 RET Iw|C3 RET|C6/0 MOV Eb Ib|C7/0 MOV Ew Iw|CA RETF Iw|CB RETF|CC INT 3|CD INT Ib|CE INTO|CF IRET
E0 LOOPNZ Jb|E1 LOOPZ Jb|E2 LOOP Jb|E3 JCXZ Jb|E8 CALL Jw|E9 JMP Jw|EB JMP Jb
F0 LOCK|F2 REPNZ|F3 REPZ|26 ES:|2E CS:|36 SS:|3E DS:
F4 HLT|F5 CMC|F8 CLC|F9 STC|FA CLI|FB STI|FC CLD|FD STD
F6/0 TEST Eb Ib|F7/0 TEST Ew Iw|FE/0 INC Eb|FE/1 DEC Eb
FF/0 INC Ew|FF/1 DEC Ew|FF/2 CALL Ew|FF/4 JMP Ew|FF/6 PUSH Ew`;

const ARITHMETIC = ['ADD', 'OR', 'ADC', 'SBB', 'AND', 'SUB', 'XOR', 'CMP'];
const ROTATES: Record<number, string> = { 0: 'ROL', 1: 'ROR', 2: 'RCL', 3: 'RCR', 4: 'SHL', 5: 'SHR', 7: 'SAR' };
const UNARY: Record<number, string> = { 2: 'NOT', 3: 'NEG', 4: 'MUL', 5: 'IMUL', 6: 'DIV', 7: 'IDIV' };

function hex(value: number): string {
  return value.toString(16);
}

/** The parts of the instruction set that follow a pattern. */
function regularForms(): string[] {
  const arithmetic = ARITHMETIC.flatMap((name, digit) => {
    const base = digit * 8;
    // The 8086 manual lists the short form for arithmetic only, so DEBUG does not write it for logic.
    const short = ['OR', 'AND', 'XOR'].includes(name) ? '-' : '';
    return [
      ...['Eb Gb', 'Ew Gw', 'Gb Eb', 'Gw Ew', 'AL Ib', 'AX Iw'].map(
        (operands, offset) => `${hex(base + offset)} ${name} ${operands}`,
      ),
      `80/${digit} ${name} Eb Ib`,
      `81/${digit} ${name} Ew Iw`,
      `${short}83/${digit} ${name} Ew Is`,
    ];
  });
  const inRegister = Array.from({ length: 8 }, (_, register) => [
    `${hex(0x40 + register)} INC Zw`,
    `${hex(0x48 + register)} DEC Zw`,
    `${hex(0x50 + register)} PUSH Zw`,
    `${hex(0x58 + register)} POP Zw`,
    `${hex(0xb0 + register)} MOV Zb Ib`,
    `${hex(0xb8 + register)} MOV Zw Iw`,
    ...(register > 0 ? [`${hex(0x90 + register)} XCHG Zw AX`] : []),
  ]).flat();
  const shifts = Object.entries(ROTATES).flatMap(([digit, name]) =>
    ['D0 Eb 1', 'D1 Ew 1', 'D2 Eb CL', 'D3 Ew CL'].map(
      (form) => `${form.slice(0, 2)}/${digit} ${name}${form.slice(2)}`,
    ),
  );
  const unary = Object.entries(UNARY).flatMap(([digit, name]) => [`F6/${digit} ${name} Eb`, `F7/${digit} ${name} Ew`]);
  return [...arithmetic, ...inRegister, ...shifts, ...unary];
}

function parseForm(text: string): Form {
  const [, decodeOnly, opcode = '', digit, mnemonic = '', operands = ''] =
    /^(-?)(\w\w?)(?:\/(\d))? (\S+) ?(.*)$/.exec(text.trim()) ?? [];
  return {
    mnemonic,
    operands: operands.split(' ').filter(Boolean) as OperandCode[],
    opcode: Number.parseInt(opcode, 16),
    digit: digit === undefined ? null : Number(digit),
    decodeOnly: decodeOnly === '-',
  };
}

/** Every machine form that the assembler, the disassembler and the processor know. */
export const INSTRUCTIONS: readonly Form[] = [...regularForms(), ...FORMS.split(/[|\n]/).filter(Boolean)].map(
  parseForm,
);

/** Other names of an instruction; DEBUG shows the name on the right. */
export const ALIASES: Readonly<Record<string, string>> = {
  JE: 'JZ',
  JNE: 'JNZ',
  JC: 'JB',
  JNAE: 'JB',
  JNC: 'JNB',
  JAE: 'JNB',
  JNA: 'JBE',
  JNBE: 'JA',
  JP: 'JPE',
  JNP: 'JPO',
  JNGE: 'JL',
  JNL: 'JGE',
  JNG: 'JLE',
  JNLE: 'JG',
  SAL: 'SHL',
  LOOPE: 'LOOPZ',
  LOOPNE: 'LOOPNZ',
  REP: 'REPZ',
  REPE: 'REPZ',
  REPNE: 'REPNZ',
  RETN: 'RET',
};
