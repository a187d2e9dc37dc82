const texts = {
  vi: {
    shop: 'Nhà sách · Kho',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    '/stock': 'Tồn kho',
    '/costs': 'Giá nhập',
    '/discount': 'Giảm giá',
    book: 'Sách',
    count: 'Còn',
    cost: 'Giá nhập',
    today: 'Giảm giá hôm nay',
    percent: 'Phần trăm',
    save: 'Lưu',
    file: 'Tải tệp CSV',
  },
  en: {
    shop: 'Bookshop · Stockroom',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    '/stock': 'Stock',
    '/costs': 'Purchase prices',
    '/discount': 'Discount',
    book: 'Book',
    count: 'Left',
    cost: 'Purchase price',
    today: "Today's discount",
    percent: 'Per cent',
    save: 'Save',
    file: 'Download as CSV',
  },
};
const t = texts[language];

const head = (
  menu,
  user,
) => `<header>${t.shop} · ${escapeHtml(user.account)}</header>
<nav><ul>
${menu
  .map(({ path, role }) => {
    const hidden =
      role === 'manager' && user.role !== 'manager'
        ? ' hidden'
        : '';
    return `  <li${hidden}><a href="${escapeHtml(path)}">${escapeHtml(t[path] ?? path)}</a></li>`;
  })
  .join('\n')}
</ul></nav>`;

const table = (label, rows) =>
  `<table><thead><tr><th>${t.book}</th><th>${label}</th></tr></thead><tbody>${rows.map(([title, value]) => `<tr><td>${escapeHtml(title)}</td><td>${escapeHtml(value)}</td></tr>`).join('')}</tbody></table>`;

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,

  stock: (
    menu,
    user,
    books,
    discount,
  ) => `${head(menu, user)}
<h1>${t['/stock']}</h1>
<p>${t.today}: <strong>${escapeHtml(discount)}%</strong></p>
${table(
  t.count,
  books.map(({ title, count }) => [title, count]),
)}`,

  costs: (menu, user, books) => `${head(menu, user)}
<h1>${t['/costs']}</h1>
${table(
  t.cost,
  books.map(({ title, cost }) => [title, `${cost} ₫`]),
)}
<p><a href="/costs.csv">${t.file}</a></p>`,

  discount: (menu, user, discount) => `${head(menu, user)}
<h1>${t['/discount']}</h1>
<p>${t.today}: <strong>${escapeHtml(discount)}%</strong></p>
<form method="post" action="/discount">
  <label>${t.percent} <input name="percent" type="number" value="${escapeHtml(discount)}"></label>
  <button>${t.save}</button>
</form>`,
};
