-- What day 28 says of a PostgreSQL server.

-- part: procedure
CREATE PROCEDURE raise_prices(p_percent INTEGER)
LANGUAGE plpgsql AS $$
DECLARE
  c RECORD;
BEGIN
  FOR c IN SELECT category_id FROM categories ORDER BY category_id LOOP
    UPDATE books SET price = price + price * p_percent / 100
    WHERE category_id = c.category_id;
    IF c.category_id = 12 THEN
      RAISE EXCEPTION 'stopped at category %', c.category_id;
    END IF;
    COMMIT;
  END LOOP;
END;
$$;

-- part: call
SELECT book_id, price FROM books WHERE book_id IN (18, 35) ORDER BY book_id;
CALL raise_prices(10);
SELECT book_id, price FROM books WHERE book_id IN (18, 35) ORDER BY book_id;

-- part: in-transaction
BEGIN;
CALL raise_prices(10);
ROLLBACK;

-- part: function
CREATE FUNCTION stock_value(p_category INTEGER) RETURNS BIGINT
LANGUAGE sql STABLE AS $$
  SELECT SUM(price * stock) FROM books WHERE category_id = p_category;
$$;
SELECT name, stock_value(category_id) AS value
FROM categories WHERE category_id IN (12, 14) ORDER BY category_id;
CALL stock_value(12);
