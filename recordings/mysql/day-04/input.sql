-- What day 4 says of MySQL in its table of dialects and below it.

-- part: not-equal
SELECT COUNT(*) AS with_sign FROM books WHERE price != 65000;
SELECT COUNT(*) AS standard FROM books WHERE price <> 65000;

-- part: like
SELECT 'SQL' LIKE '%sql%' AS sql_case,
       'Đỗ' LIKE 'đ%' AS d_case,
       'Huế' LIKE '%Hue%' AS marks,
       'Đỗ' LIKE 'D%' AS d_and_bar;

-- part: equal
SELECT 'Huế' = 'Hue' AS marks, 'Đỗ' = 'Do' AS d_and_bar;

-- part: collation
SELECT @@collation_connection AS of_the_session, @@collation_database AS of_the_database;
SELECT collation_name FROM information_schema.columns
WHERE table_schema = 'nha_sach' AND table_name = 'books' AND column_name = 'title';

-- part: escape
SELECT '50%' LIKE '50\%' AS is_escaped, '500' LIKE '50\%' AS not_a_wildcard;
SET SESSION sql_mode = CONCAT(@@sql_mode, ',NO_BACKSLASH_ESCAPES');
SELECT '50%' LIKE '50\%' AS is_escaped, '50\0' LIKE '50\%' AS is_itself;
SET SESSION sql_mode = DEFAULT;
