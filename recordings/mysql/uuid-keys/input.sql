-- What the post on UUIDs as keys says of MySQL.

-- part: version
-- The digit after the second hyphen is the version.
SELECT UUID() LIKE '________-____-1___-____-____________' AS is_version_1;

-- part: no-other-version
SELECT UUID_V4();
SELECT UUIDV4();
SELECT GEN_RANDOM_UUID();
SELECT UUID_V7();
SELECT UUIDV7();

-- part: swap
SELECT UUID_TO_BIN('01890a5d-ac96-774b-bcce-b302099a8057') AS kept,
       UUID_TO_BIN('01890a5d-ac96-774b-bcce-b302099a8057', 1) AS swapped;
