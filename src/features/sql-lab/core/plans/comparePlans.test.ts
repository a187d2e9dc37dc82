import { describe, expect, it } from 'vitest';
import { isPlanAsGood } from './comparePlans';

const SEARCH = 'SEARCH orders USING INDEX by_customer (customer_id=?)';
const COVERING = 'SEARCH orders USING COVERING INDEX c (customer_id=?)';
const SORT = 'USE TEMP B-TREE FOR ORDER BY';

describe('isPlanAsGood', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['the same', [SEARCH], [SEARCH]],
    ['another name of the index', [SEARCH], ['SEARCH orders USING INDEX "my index" (customer_id=?)']],
    ['a covering index', [SEARCH], [COVERING]],
    ['more conditions', [SEARCH], ['SEARCH orders USING INDEX x (customer_id=? AND ordered_at>?)']],
    ['conditions in another order', ['SEARCH t USING INDEX x (a=? AND b=?)'], ['SEARCH t USING INDEX x (b=? AND a=?)']],
    ['no sort', [SEARCH, SORT], [SEARCH]],
    ['an alias of the table', [SEARCH], ['SEARCH o USING INDEX by_customer (customer_id=?)']],
    ['aliases of two tables', ['SCAN b', 'SCAN orders'], ['SCAN books', 'SCAN o']],
    ['a search in place of a scan', ['SCAN orders'], [SEARCH]],
  ])('accepts %s', (_, expected, actual) => {
    expect(isPlanAsGood(expected, actual)).toBe(true);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['a scan', [SEARCH], ['SCAN orders']],
    ['a scan of a covering index', [COVERING], ['SCAN orders USING COVERING INDEX c']],
    ['an index that does not cover', [COVERING], [SEARCH]],
    ['an index made for the query alone', [COVERING], ['SEARCH orders USING AUTOMATIC COVERING INDEX (customer_id=?)']],
    ['a name that says so', [COVERING], ['SEARCH orders USING INDEX COVERING INDEX (customer_id=?)']],
    ['fewer conditions', ['SEARCH t USING INDEX x (a=? AND b>?)'], ['SEARCH t USING INDEX x (a=?)']],
    ['another column', [SEARCH], ['SEARCH orders USING INDEX x (status=?)']],
    ['one table twice in place of two', ['SCAN books', 'SCAN orders'], ['SCAN o', 'SCAN o']],
    ['two tables in place of one twice', ['SCAN o', 'SCAN o'], ['SCAN books', 'SCAN orders']],
    ['a sort', [SEARCH], [SEARCH, SORT]],
    ['two steps', [SEARCH], [SEARCH, SEARCH]],
    ['nothing', [SEARCH], []],
  ])('rejects %s', (_, expected, actual) => {
    expect(isPlanAsGood(expected, actual)).toBe(false);
  });
});
