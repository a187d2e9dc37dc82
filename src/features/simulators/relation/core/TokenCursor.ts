import type { ExpressionProblem } from './expression';
import type { Token } from './tokenize';

/** Thrown by the parser to report a problem. */
export class Refusal extends Error {
  constructor(readonly problem: ExpressionProblem) {
    super(problem.code);
  }
}

/** Reads tokens one after another. */
export class TokenCursor {
  private index = 0;

  constructor(
    protected readonly text: string,
    private readonly tokens: readonly Token[],
  ) {}

  protected next(): Token | undefined {
    return this.tokens[this.index];
  }

  /** Consumes the next token, whatever it is. */
  protected advance(): Token {
    const token = this.next() ?? this.unexpected();
    this.index += 1;
    return token;
  }

  /** Steps over the next token if it is this word or symbol. */
  protected take(wanted: string): Token | undefined {
    const token = this.next();
    return token && token.kind !== 'text' && token.text.toUpperCase() === wanted ? this.advance() : undefined;
  }

  protected takeSymbol(wanted: ReadonlySet<string>): Token | undefined {
    const token = this.next();
    return token && wanted.has(token.text) ? this.advance() : undefined;
  }

  protected unexpected(token: Token | undefined = this.next()): never {
    throw new Refusal({ code: 'unexpected', at: token?.start ?? this.text.length, found: token?.text ?? '' });
  }
}
