-- The tables that DBML gives for MySQL (recordings/dbml/bookshop), and statements that they refuse.

-- part: tables
CREATE TABLE `categories` (
  `category_id` int PRIMARY KEY,
  `name` varchar(60) UNIQUE NOT NULL,
  `parent_id` int
);

CREATE TABLE `books` (
  `book_id` int PRIMARY KEY AUTO_INCREMENT,
  `isbn` char(13) UNIQUE,
  `title` varchar(120) NOT NULL,
  `category_id` int NOT NULL,
  `price` int NOT NULL CHECK (price > 0),
  `stock` int NOT NULL CHECK (stock >= 0) DEFAULT 0
);

CREATE TABLE `customers` (
  `customer_id` int PRIMARY KEY AUTO_INCREMENT,
  `full_name` varchar(80) NOT NULL,
  `email` varchar(80) UNIQUE
);

CREATE TABLE `orders` (
  `order_id` int PRIMARY KEY AUTO_INCREMENT,
  `customer_id` int NOT NULL,
  `ordered_at` timestamp NOT NULL DEFAULT (CURRENT_TIMESTAMP),
  `status` ENUM ('pending', 'paid', 'shipped', 'delivered', 'cancelled') NOT NULL DEFAULT 'pending'
);

CREATE TABLE `order_items` (
  `order_id` int,
  `book_id` int,
  `quantity` int NOT NULL,
  `unit_price` int NOT NULL COMMENT 'The price when it was ordered',
  CONSTRAINT `quantity_positive` CHECK (quantity > 0),
  PRIMARY KEY (`order_id`, `book_id`)
);

CREATE INDEX `books_index_0` ON `books` (`category_id`, `title`);

ALTER TABLE `books` COMMENT = 'One row for each title';

ALTER TABLE `categories` ADD FOREIGN KEY (`parent_id`) REFERENCES `categories` (`category_id`);

ALTER TABLE `books` ADD FOREIGN KEY (`category_id`) REFERENCES `categories` (`category_id`);

ALTER TABLE `order_items` ADD FOREIGN KEY (`book_id`) REFERENCES `books` (`book_id`);

ALTER TABLE `orders` ADD FOREIGN KEY (`customer_id`) REFERENCES `customers` (`customer_id`);

ALTER TABLE `order_items` ADD FOREIGN KEY (`order_id`) REFERENCES `orders` (`order_id`) ON DELETE CASCADE;

-- part: refused
INSERT INTO categories VALUES (1, 'SQL', NULL);
INSERT INTO books (title, category_id, price) VALUES ('A', 1, 0);
INSERT INTO books (title, category_id, price) VALUES ('A', 9, 98000);
