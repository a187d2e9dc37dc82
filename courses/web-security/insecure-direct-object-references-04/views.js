const texts = {
  vi: {
    shop: 'Nhà sách · Tác giả',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    list: 'Bảng nhuận bút của bạn',
    statement: 'Bảng nhuận bút',
    author: 'Tác giả',
    amount: 'Nhuận bút',
    bank: 'Trả vào',
    letter: 'Thư thông báo',
    csv: 'Tải CSV',
    back: 'Mọi bảng',
  },
  en: {
    shop: 'Bookshop · Authors',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    list: 'Your royalty statements',
    statement: 'Royalty statement',
    author: 'Author',
    amount: 'Royalties',
    bank: 'Paid to',
    letter: 'Letter',
    csv: 'Download as CSV',
    back: 'All statements',
  },
};
const t = texts[language];
const ROWS = ['name', 'quarter', 'amount', 'bank'];

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,

  account: (own) => `<header>${t.shop}</header>
<h1>${t.list}</h1>
<ul>${own
    .map(
      (one) =>
        `<li><a href="/statements/${escapeHtml(one.id)}">${escapeHtml(one.quarter)}</a></li>`,
    )
    .join('')}</ul>`,

  page: (one) => `<header>${t.shop}</header>
<h1>${t.statement} ${escapeHtml(one.id)}</h1>
<p>${t.author}: ${escapeHtml(one.name)} · ${escapeHtml(one.quarter)}</p>
<p>${t.amount}: <strong>${escapeHtml(one.amount)}</strong><br>${t.bank}: ${escapeHtml(one.bank)}</p>
<p><a href="/letter/${escapeHtml(one.id)}">${t.letter}</a> · <a href="/export/${escapeHtml(one.id)}">${t.csv}</a></p>
<p><a href="/account">${t.back}</a></p>`,

  letter: (one) => `<h1>${escapeHtml(one.name)}</h1>
<p>${escapeHtml(one.quarter)}. ${t.amount}: ${escapeHtml(one.amount)}. ${t.bank}: ${escapeHtml(one.bank)}.</p>`,

  csv: (one) =>
    `${ROWS.join()}\n${ROWS.map((name) => one[name]).join()}\n`,
};
