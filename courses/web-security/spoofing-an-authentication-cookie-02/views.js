const texts = {
  vi: {
    shop: 'Nhà sách · Phòng đọc',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập và ghi nhớ 5 phút',
    title: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    hello: 'Sách đang mượn của',
    loan: 'Mã phiếu mượn',
    leave: 'Đăng xuất',
  },
  en: {
    shop: 'Bookshop · Reading room',
    account: 'Account',
    password: 'Password',
    enter: 'Log in and remember for 5 minutes',
    title: 'Log in',
    wrong: 'Wrong account or password.',
    hello: 'Loans of',
    loan: 'Loan number',
    leave: 'Log out',
  },
};
const t = texts[language];

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.title}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,

  loans: (reader) => `<header>${t.shop}</header>
<h1>${t.hello} ${escapeHtml(reader.account)}</h1>
<p>${escapeHtml(reader.book)}</p>
<p>${t.loan}: <strong>${escapeHtml(reader.loan)}</strong></p>
<form method="post" action="/logout">
  <button>${t.leave}</button>
</form>`,
};
