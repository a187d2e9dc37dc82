import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFiles } from '../../runtime/files';
import type { ShellSystem } from './commands';
import { runProgram, runShell } from './runShell';

const SYSTEM = system({
  '/etc/hostname': 'nha-sach\n',
  '/srv/help/cart.help': 'How the cart works\n',
  '/srv/help/order.help': 'How to order\nand pay\n',
  '/home/web/.key': 'k-81\n',
});

function system(files: Readonly<Record<string, string>>): ShellSystem {
  const { read, list } = createFiles(files, () => undefined);
  return { read, list, user: 'web', hostname: 'nha-sach', folder: '/srv/help' };
}
const run = (source: string) => runShell(source, SYSTEM);

describe('runShell', () => {
  it.each([
    ['ls', 'cart.help\norder.help\n'],
    ['cat "cart.help"', 'How the cart works\n'],
    ['cat cart.help; whoami', 'How the cart works\nweb\n'],
    ['cat cart.help & whoami', 'How the cart works\nweb\n'],
    ['cat none && whoami', ''],
    ['cat none || whoami', 'web\n'],
    ['cat order.help | grep pay | wc -l', '1\n'],
    ['grep -i -- HOW cart.help order.help', 'How the cart works\nHow to order\n'],
    ['grep -- -i cart.help', ''],
    ['grep -i -e HOW cart.help', 'How the cart works\n'],
    ['echo a-i | grep -e -i', 'a-i\n'],
    ['echo a-e | grep -- -e', 'a-e\n'],
    ['cat -- cart.help', 'How the cart works\n'],
    ['head -n 1 -- order.help', 'How to order\n'],
    ['ls -- /home', 'web\n'],
    ['wc -l -- order.help', '2\n'],
    ['ls | head -n 1', 'cart.help\n'],
    ['head -1 order.help', 'How to order\n'],
    ['echo one # two', 'one\n'],
    ['echo one#two', 'one#two\n'],
    ['echo \'a;b\' "c|d" e\\&f', 'a;b c|d e&f\n'],
    ['echo $(cat /etc/hostname)-$USER', 'nha-sach-web\n'],
    ['echo "`whoami`" \'$(whoami)\'', 'web $(whoami)\n'],
    ['echo "$(echo "in $(whoami)")"', 'in web\n'],
    ['ls -a /home/web', '.key\n'],
    ['cat ../../etc/hostname', 'nha-sach\n'],
    ['$(echo echo hi)', 'hi\n'],
    ['echo ""x', 'x\n'],
    ['echo a  "" b', 'a  b\n'],
    ['true\nwhoami', 'web\n'],
  ])('%s', (source, output) => {
    expect(run(source)).toMatchObject({ output });
  });

  it.each([
    ['cat "cart.help', 'unterminated "'],
    ["echo '", "unterminated '"],
    ['echo `', 'unterminated `'],
    ['echo $(ls', '"$(" without ")"'],
    ['; ls', '";" is unexpected'],
    ['ls | ', 'nothing behind "|"'],
    ['ls &&', 'nothing behind "&&"'],
    ['ls > /etc/x', 'no redirections'],
    ['(ls)', '"(" is unexpected'],
  ])('executes nothing of %s', (source, message) => {
    const { output, errors, executed } = run(source);
    expect(errors).toContain(message);
    expect({ output, executed }).toEqual({ output: '', executed: [] });
  });

  it('tells what ran: the evidence of an injection', () => {
    expect(run('cat "cart.help";ls #"').executed).toEqual([['cat', 'cart.help'], ['ls']]);
    expect(run('rm -rf /')).toMatchObject({
      errors: 'sh: rm: not found\n',
      isFailure: true,
      executed: [['rm', '-rf', '/']],
    });
  });

  it('ends what never would', () => {
    expect(run('echo x;'.repeat(500)).errors).toContain('more than 200 commands');
    expect(run('$('.repeat(100)).errors).toContain('nested');
    const long = system({ '/long': 'x'.repeat(60_000) });
    expect(runShell('cat /long; cat /long', long).errors).toContain('characters');
  });

  it('never throws and always ends', () => {
    const piece = fc.constantFrom(
      'ls',
      'cat ',
      '"',
      "'",
      '`',
      '$(',
      ')',
      ';',
      '&',
      '&&',
      '|',
      '||',
      '\\',
      '#',
      ' ',
      '\n',
      '$USER',
      'x',
      '>',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (source) => {
          const { executed } = run(source);
          return executed.length <= 201;
        },
      ),
    );
  });
});

describe('runProgram', () => {
  it('gives no character of an argument a meaning', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(runProgram('echo', [text], SYSTEM)).toMatchObject({ output: `${text}\n`, executed: [['echo', text]] });
      }),
    );
    expect(runProgram('cat', ['cart.help";ls #'], SYSTEM)).toMatchObject({ isFailure: true });
    expect(runProgram('rm', [], SYSTEM)).toMatchObject({ isFailure: true });
  });
});
